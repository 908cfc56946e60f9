package be.becivic.lifecycle.machine;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import javax.sql.DataSource;

/** Counts what is asked of the tables, and every row of an answer. */
final class CountingRecords implements Records {
  private static final String ROOM = "be.becivic.records.";

  private final Records records;
  private final AtomicInteger rows = new AtomicInteger();

  CountingRecords(Records records) {
    this.records = records;
  }

  int rows() {
    return rows.get();
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(tables -> work.apply(watched(Tables.class, tables)));
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    return records.write(tables -> work.apply(watched(Tables.class, tables)));
  }

  private <T> T watched(Class<T> type, Object table) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> call(table, method, arguments)));
  }

  private Object call(Object table, Method method, Object[] arguments) throws Throwable {
    Object result;
    try {
      result = method.invoke(table, arguments);
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    }
    Class<?> type = method.getReturnType();
    if (type.isInterface() && !type.isSealed() && type.getName().startsWith(ROOM)) {
      return watched(type, result);
    }
    rows.addAndGet(1 + (result instanceof Collection<?> many ? many.size() : 0));
    return result;
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
