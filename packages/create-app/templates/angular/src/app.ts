import { Component, computed, effect, input, signal } from '@angular/core'
import type { MiniAppProps } from '@agency-os/mini-app/angular'
import { NumberField } from './number-field'
import { reachOf } from './reach'
import { ScorecardsCard } from './scorecards-card'

/** Reach and frequency of a campaign, and the brand's scorecards. */
@Component({
  selector: 'my-app-desk',
  imports: [NumberField, ScorecardsCard],
  template: `
    <main class="desk">
      <header>
        <h1>My app</h1>
        <p class="brand">For {{ context().workspace?.name ?? 'no brand' }}</p>
      </header>
      <section class="card">
        <div class="fields">
          <number-field label="Audience" [(value)]="audience" />
          <number-field label="Contacts" [(value)]="contacts" />
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">Frequency</th>
              <th scope="col">People</th>
              <th scope="col">Reach</th>
            </tr>
          </thead>
          <tbody>
            @for (line of lines(); track line.frequency) {
              <tr>
                <th scope="row">{{ line.frequency }}+</th>
                <td class="number">{{ numbers().format(line.people) }}</td>
                <td>
                  {{ percents().format(line.share) }}<span class="bar" [style.width.%]="line.share * 100"></span>
                </td>
              </tr>
            }
          </tbody>
        </table>
      </section>
      <scorecards-card [context]="context()" [portal]="portal()" />
    </main>
  `,
  styles: `
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
  `,
})
export class App {
  readonly context = input.required<MiniAppProps['context']>()
  readonly portal = input.required<MiniAppProps['portal']>()
  readonly audience = signal(2_000_000)
  readonly contacts = signal(6_000_000)
  readonly lines = computed(() => reachOf(this.audience(), this.contacts()))
  readonly numbers = computed(() => new Intl.NumberFormat(this.locale()))
  readonly percents = computed(() => new Intl.NumberFormat(this.locale(), { style: 'percent' }))
  private readonly locale = computed(() => this.context().displaySettings.numberLocale)

  constructor() {
    effect(() => void this.portal().emit('set-breadcrumbs', { app: 'My app' }))
  }
}
