import { Component, input, model } from '@angular/core'

/** A number of people or contacts. */
@Component({
  selector: 'number-field',
  template: `
    <label>
      {{ label() }}
      <input type="number" min="0" [value]="value()" (input)="value.set(numberIn($event))" />
    </label>
  `,
  styles: `
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
    input:focus-visible {
      outline: var(--os-focus-ring);
      outline-offset: 2px;
    }
  `,
})
export class NumberField {
  readonly label = input.required<string>()
  readonly value = model.required<number>()

  protected numberIn(event: Event): number {
    return (event.target as HTMLInputElement).valueAsNumber || 0
  }
}
