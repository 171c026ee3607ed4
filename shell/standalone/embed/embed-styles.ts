import { css } from 'lit'
import { elementBase } from '../../../elements/element-base.ts'
import { sessionStyles } from '../../../elements/session/session-styles.ts'

export const embedStyles = [
  elementBase,
  sessionStyles,
  css`
    .look { --os-layout-header-height: 0px; position: relative; background: var(--os-color-page); isolation: isolate }
    main { display: block; min-height: 12rem }
    .card { max-width: 28rem; margin: var(--os-space-6) auto }
  `,
]
