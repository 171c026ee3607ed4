import { createSignal, For } from 'solid-js'
import { render } from 'solid-js/web'

const Path = (props) => (
  <os-breadcrumbs
    id={props.id}
    client="Norvane"
    country="GB"
    brand='Tom &amp; "Jerry" &lt;é&gt;'
    section="Audits"
    text={props.state.text}
    app={props.state.app}
    hide-section={props.state.hidden}
    selectable={props.state.selectable}
    details={props.state.details}
    on:os-breadcrumb-select={(event) => props.state.listening && props.hear(event, props.state.app)}
  />
)

const App = (props) => (
  <>
    <For each={props.state.keys}>{(key) => <Path id={key} state={props.state} hear={props.hear} />}</For>
    <os-brand-card>
      <p>{props.state.fallback}</p>
    </os-brand-card>
  </>
)

export function start(place, first, hear) {
  const [state, setState] = createSignal(first)
  const stop = render(() => <App state={state()} hear={hear} />, place)
  return { show: (next) => setState(next), stop }
}
