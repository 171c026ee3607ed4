import type { MiniAppProps } from '@agency-os/mini-app/solid'
import { createEffect, createSignal, For, Show } from 'solid-js'
import { isLeft, scorecardsOf, type Scorecard } from './scorecards.ts'

/** The brand's scorecards, or what went wrong and a way to try again. */
export function Scorecards(props: Pick<MiniAppProps, 'context' | 'portal'>) {
  const [scorecards, setScorecards] = createSignal<Scorecard[]>([])
  const [problem, setProblem] = createSignal('')
  const load = () => {
    setProblem('')
    scorecardsOf(props.context, props.portal).then(setScorecards, (error: Error) => {
      if (!isLeft(error)) setProblem(error.message)
    })
  }
  createEffect(load)
  return (
    <section class="card">
      <h2>Scorecards</h2>
      <Show
        when={!problem()}
        fallback={
          <>
            <p class="problem">{problem()}</p>
            <button type="button" onClick={load}>
              Try again
            </button>
          </>
        }
      >
        <ul>
          <For each={scorecards()}>
            {({ title, score }) => (
              <li>
                {title}: {score ?? 'no score yet'}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}
