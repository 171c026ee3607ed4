import { define } from '../define.ts'
import { OsBrandCard } from './os-brand-card.ts'

define('os-brand-card', OsBrandCard)
