import type { Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { audience } from './audience.ts'
import { content } from './content.ts'
import { ecommerce } from './ecommerce.ts'
import { ppc } from './ppc.ts'
import { programmatic } from './programmatic.ts'
import { siteApp } from './site-app.ts'
import { social } from './social.ts'
import { technology } from './technology.ts'
import { video } from './video.ts'

/** The nine audits in the order of the list; spec section 2. A change to one needs a higher version. */
export const SCORECARDS: readonly Scorecard[] = [
  siteApp,
  ppc,
  content,
  social,
  ecommerce,
  audience,
  programmatic,
  video,
  technology,
]
