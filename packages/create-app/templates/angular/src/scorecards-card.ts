import { Component, effect, input, signal } from '@angular/core'
import type { MiniAppProps } from '@agency-os/mini-app/angular'
import { isLeft, scorecardsOf, type Scorecard } from './scorecards'

/** The brand's scorecards, or what went wrong and a way to try again. */
@Component({
  selector: 'scorecards-card',
  template: `
    <section class="card">
      <h2>Scorecards</h2>
      @if (problem()) {
        <p class="problem">{{ problem() }}</p>
        <button type="button" (click)="load()">Try again</button>
      } @else {
        <ul>
          @for (each of scorecards(); track each.id) {
            <li>{{ each.title }}: {{ each.score ?? 'no score yet' }}</li>
          }
        </ul>
      }
    </section>
  `,
  styles: `
    .card {
      padding: var(--os-space-6);
      background: var(--os-color-surface-raised);
      border: 1px solid var(--os-color-border);
      border-radius: var(--os-radius-l);
    }
    h2 {
      margin: 0 0 var(--os-space-3);
      font-size: var(--os-font-size-l);
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
    button:focus-visible {
      outline: var(--os-focus-ring);
      outline-offset: 2px;
    }
    .problem {
      color: var(--os-color-error-text);
    }
  `,
})
export class ScorecardsCard {
  readonly context = input.required<MiniAppProps['context']>()
  readonly portal = input.required<MiniAppProps['portal']>()
  readonly scorecards = signal<readonly Scorecard[]>([])
  readonly problem = signal('')

  constructor() {
    effect(() => this.load())
  }

  protected load(): void {
    this.problem.set('')
    scorecardsOf(this.context(), this.portal()).then(
      (found) => this.scorecards.set(found),
      (error: Error) => {
        if (!isLeft(error)) this.problem.set(error.message)
      },
    )
  }
}
