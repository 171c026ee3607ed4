import { css } from 'lit'

export const appStyles = css`
  .desk {
    display: grid;
    gap: var(--os-space-6);
    max-width: 60rem;
    padding: var(--os-space-6);
    color: var(--os-color-text);
    font: var(--os-font-size-m) / var(--os-line-height-normal) var(--os-font-family);
  }
  h1 {
    margin: 0;
    font-size: var(--os-font-size-3xl);
    font-weight: var(--os-font-weight-semibold);
  }
  h2 {
    margin: 0 0 var(--os-space-3);
    font-size: var(--os-font-size-l);
  }
  .brand {
    margin: 0;
    color: var(--os-color-text-muted);
  }
  .card {
    padding: var(--os-space-6);
    background: var(--os-color-surface-raised);
    border: 1px solid var(--os-color-border);
    border-radius: var(--os-radius-l);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--os-space-4);
    margin-bottom: var(--os-space-4);
  }
  label {
    display: grid;
    gap: var(--os-space-1);
    font-weight: var(--os-font-weight-medium);
  }
  input {
    padding: var(--os-space-2) var(--os-space-3);
    color: inherit;
    font: inherit;
    background: var(--os-color-surface);
    border: 1px solid var(--os-color-border-strong);
    border-radius: var(--os-radius-m);
  }
  button {
    padding: var(--os-space-2) var(--os-space-4);
    color: var(--os-color-on-brand);
    font: inherit;
    background: var(--os-color-brand-primary);
    border: 0;
    border-radius: var(--os-radius-m);
    cursor: pointer;
  }
  :is(input, button):focus-visible {
    outline: var(--os-focus-ring);
    outline-offset: 2px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--os-space-2);
    text-align: start;
    border-bottom: 1px solid var(--os-color-border);
  }
  td.number {
    font-variant-numeric: tabular-nums;
  }
  .bar {
    display: block;
    height: var(--os-space-2);
    background: var(--os-color-brand-primary);
    border-radius: var(--os-radius-pill);
  }
  .problem {
    color: var(--os-color-error-text);
  }
`
