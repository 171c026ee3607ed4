import { css } from 'lit'
import { controls } from '../frame/controls.ts'

export const standaloneStyles = [
  controls,
  css`
    :host {
      --os-layout-header-height: 65px;
      display: block;
      min-height: 100vh;
      background: var(--os-color-page);
      color: var(--os-color-text);
    }
    header {
      position: sticky;
      inset-block-start: 0;
      z-index: 10;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--os-space-2) var(--os-space-4);
      min-height: var(--os-layout-header-height);
      padding: var(--os-space-2) var(--os-space-6);
      border-block-end: 1px solid var(--os-color-border);
      background: var(--os-color-surface);
    }
    strong { font-weight: var(--os-font-weight-semibold) }
    .brand { display: flex; align-items: center; gap: var(--os-space-2); min-width: 0 }
    label, .person { color: var(--os-color-text-muted); font-size: var(--os-font-size-s) }
    .person { margin-inline-start: auto }
    :is(select, input) {
      min-height: 36px;
      max-width: min(22rem, 60vw);
      padding: 0 var(--os-space-3);
      border: 1px solid var(--os-color-border-strong);
      border-radius: var(--os-radius-m);
      background: var(--os-color-surface);
      color: var(--os-color-text);
      font: inherit;
    }
    .page.sign-in {
      max-width: 28rem;
      margin-block-start: max(10vh, var(--os-space-8));
      padding: var(--os-space-8);
      border: 1px solid var(--os-color-border);
      border-radius: var(--os-radius-l);
      background: var(--os-color-surface);
    }
    .page > h1 { font-size: var(--os-font-size-3xl); margin: 0 0 var(--os-space-4) }
    .page > p { max-width: 60ch }
    .page > .message { color: var(--os-color-error-text) }
    @media (width < 48rem) {
      header { position: static; padding-inline: var(--os-space-4) }
      .person { display: none }
      strong { flex: 1 }
      .brand { order: 1; flex: 1 1 100% }
      select { flex: 1; max-width: none; min-width: 0 }
      .page.sign-in { margin: var(--os-space-4) }
    }
  `,
]
