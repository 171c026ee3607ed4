/** @jsxImportSource preact */
import { render } from 'preact'

const Path = ({ id, state, hear }) => (
  <os-breadcrumbs
    id={id}
    client="Norvane"
    country="GB"
    brand='Tom &amp; "Jerry" &lt;é&gt;'
    section="Audits"
    text={state.text}
    app={state.app}
    hide-section={state.hidden}
    selectable={state.selectable}
    details={state.details}
    onos-breadcrumb-select={state.listening ? (event) => hear(event, state.app) : undefined}
  />
)

const App = ({ state, hear }) => (
  <>
    {state.keys.map((key) => (
      <Path key={key} id={key} state={state} hear={hear} />
    ))}
    <os-brand-card>
      <p>{state.fallback}</p>
    </os-brand-card>
  </>
)

export function start(place, first, hear) {
  const show = (state) => render(<App state={state} hear={hear} />, place)
  show(first)
  return { show, stop: () => render(null, place) }
}
