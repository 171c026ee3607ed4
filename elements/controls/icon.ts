import { svg, type TemplateResult } from 'lit'

const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0'

/** As the kit's icons are drawn, without their library. */
const PATHS = {
  alert: `${CIRCLE}M12 8v4M12 16h.01`,
  information: `${CIRCLE}M12 16v-4M12 8h.01`,
  success: `${CIRCLE}m9 12 2 2 4-4`,
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  busy: 'M21 12a9 9 0 1 1-6.219-8.56',
  down: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
}

/** Beside words that say the same, or in a control with a name. */
export const icon = (name: keyof typeof PATHS): TemplateResult =>
  svg`<svg class="icon" data-icon=${name} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`
