/** @jsxImportSource react */
import { createRoot } from 'react-dom/client'

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

const Controls = ({ controls: { words, value, choice, options, isOn, isOpen }, hear }) => (
  <>
    <form>
      <os-field
        name="text"
        label={words}
        value={value}
        oninput={(event) => hear(event, event.target.value)}
      />
      <os-select
        name="choice"
        label="Choice"
        value={choice}
        onchange={(event) => hear(event, event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </os-select>
      <os-checkbox name="yes" checked={isOn} onchange={(event) => hear(event, String(event.target.checked))}>
        {words}
      </os-checkbox>
      <os-button type="submit" disabled={!isOn}>
        {words}
      </os-button>
    </form>
    <os-notice heading="Notice">{words}</os-notice>
    <os-dialog heading="Dialog" open={isOpen} onclose={(event) => hear(event, event.target.returnValue)}>
      <form method="dialog">
        <os-button type="submit" value="kept">
          {words}
        </os-button>
      </form>
    </os-dialog>
    <os-table onos-sort={(event) => hear(event, 'table')}>
      <table>
        <thead>
          <tr>
            <th scope="col" data-sort="name">
              <button>Name</button>
            </th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option}>
              <td>{option}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </os-table>
  </>
)

const App = ({ state, hear }) => (
  <>
    {state.keys.map((key) => (
      <Path key={key} id={key} state={state} hear={hear} />
    ))}
    <os-brand-card>
      <p>{state.fallback}</p>
    </os-brand-card>
    {state.controls && <Controls controls={state.controls} hear={hear} />}
  </>
)

export function start(place, first, hear) {
  const root = createRoot(place)
  const show = (state) => root.render(<App state={state} hear={hear} />)
  show(first)
  return { show, stop: () => root.unmount() }
}
