import { define } from '../define.ts'
import { OsTable } from './os-table.ts'

define('os-table', OsTable)
