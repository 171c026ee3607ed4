import { define } from '../define.ts'
import { OsScorecardResult } from './os-scorecard-result.ts'

define('os-scorecard-result', OsScorecardResult)
