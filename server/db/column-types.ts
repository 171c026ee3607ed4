import type { ColumnType } from 'kysely'

/** Written as JSON text, read back as a value: both drivers agree on that. */
export type Json<Value> = ColumnType<Value, string, string>
/** Written as ISO 8601 text or a Date, read as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
