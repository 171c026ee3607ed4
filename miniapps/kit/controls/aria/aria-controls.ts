import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { AriaDay } from './aria-day.tsx'
import { AriaNumber } from './aria-number.tsx'
import { AriaPeriod } from './aria-period.tsx'
import { AriaTime } from './aria-time.tsx'

enableShadowDOM()

/**
 * react-aria puts a style element into the page's head unless something of this name is there: our policy forbids it, and
 * it would not reach into a shadow root. aria.css has its rule.
 */
const STYLE_ID = 'react-aria-pressable-style'
if (!document.getElementById(STYLE_ID))
  document.head.append(Object.assign(document.createElement('meta'), { id: STYLE_ID }))

/** All that is built on react-aria, so that it is one chunk whoever asks first. */
export const ARIA_CONTROLS = { Day: AriaDay, Number: AriaNumber, Period: AriaPeriod, Time: AriaTime }
