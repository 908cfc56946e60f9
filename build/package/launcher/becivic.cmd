@echo off
rem Runs Be Civic's harness with the Java runtime beside it.
setlocal
set "here=%~dp0.."
if defined BECIVIC_TRAINING (set "ready=-XX:AOTCacheOutput=%BECIVIC_TRAINING%") else (set "ready=-XX:AOTCache=%here%\lib\becivic.aot")
rem What the person is told to run, where only they can answer.
set "BECIVIC_LAUNCHER=%~f0"
"%here%\runtime\bin\java.exe" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Xlog:disable -Xlog:all=error:stderr -Djava.awt.headless=true "-Dbecivic.launcher=%~f0" "%ready%" -jar "%here%\lib\becivic.jar" %*
exit /b %ERRORLEVEL%
