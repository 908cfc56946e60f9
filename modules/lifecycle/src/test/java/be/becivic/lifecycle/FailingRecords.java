package be.becivic.lifecycle;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.sql.DataSource;

/** A database whose user is killed before the n-th thing it asks of a table. */
final class FailingRecords implements Records {
  private static final String ROOM = "be.becivic.records.";

  private final Records records;
  private final AtomicInteger left;

  FailingRecords(Records records, int callsBefore) {
    this.records = records;
    this.left = new AtomicInteger(callsBefore);
  }

  /** The end of the process, as far as the code under test can tell. */
  static final class Killed extends Error {
    private static final long serialVersionUID = 1L;
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(tables -> work.apply(watched(Tables.class, tables)));
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    T result = records.write(tables -> work.apply(watched(Tables.class, tables)));
    count();
    return result;
  }

  private <T> T watched(Class<T> type, Object table) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> call(table, method, arguments)));
  }

  private Object call(Object table, Method method, Object[] arguments) throws Throwable {
    Class<?> type = method.getReturnType();
    boolean isTable = type.isInterface() && !type.isSealed() && type.getName().startsWith(ROOM);
    if (!isTable) {
      count();
    }
    try {
      Object result = method.invoke(table, arguments);
      return isTable ? watched(type, result) : result;
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    }
  }

  /** What is dead stays dead, however often a write is tried. */
  private void count() {
    if (left.getAndDecrement() <= 0) {
      throw new Killed();
    }
  }

  @Override
  public DataSource schedulerDataSource() {
    return records.schedulerDataSource();
  }

  @Override
  public void close() {
    records.close();
  }
}
