/**
 * How text is read from a file. libsql cuts a text at its first NUL, and a text that damage has made invalid UTF-8 ends the
 * whole process in its native part. So text columns are asked for as bytes, `SELECT ${bytes("name")}`, and read by `textOf`.
 */
export function bytes(column: string): string {
  return `CAST(${column} AS BLOB) AS ${column}`;
}

export function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString("utf8") : "";
}
