import { define } from '../define.ts'
import { OsTenantMark } from './os-tenant-mark.ts'

define('os-tenant-mark', OsTenantMark)
