import { define } from '../define.ts'
import { OsBreadcrumbs } from './os-breadcrumbs.ts'

define('os-breadcrumbs', OsBreadcrumbs)
