import { OsScorecardResult } from './os-scorecard-result.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-scorecard-result'))
  customElements.define('os-scorecard-result', OsScorecardResult)
