import { define } from '../define.ts'
import { OsBrandPicker } from './os-brand-picker.ts'

define('os-brand-picker', OsBrandPicker)
