import { define } from '../define.ts'
import { OsField } from './os-field.ts'

define('os-field', OsField)
