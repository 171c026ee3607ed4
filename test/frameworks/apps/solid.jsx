import { createSignal, For, Show } from 'solid-js'
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

const Controls = (props) => (
  <>
    <form>
      <os-field
        name="text"
        label={props.controls.words}
        value={props.controls.value}
        on:input={(event) => props.hear(event, event.target.value)}
      />
      <os-select
        name="choice"
        label="Choice"
        value={props.controls.choice}
        on:change={(event) => props.hear(event, event.target.value)}
      >
        <For each={props.controls.options}>{(option) => <option value={option}>{option}</option>}</For>
      </os-select>
      <os-checkbox
        name="yes"
        checked={props.controls.isOn}
        on:change={(event) => props.hear(event, String(event.target.checked))}
      >
        {props.controls.words}
      </os-checkbox>
      <os-button type="submit" disabled={!props.controls.isOn}>
        {props.controls.words}
      </os-button>
    </form>
    <os-notice heading="Notice">{props.controls.words}</os-notice>
    <os-dialog
      heading="Dialog"
      open={props.controls.isOpen}
      on:close={(event) => props.hear(event, event.target.returnValue)}
    >
      <form method="dialog">
        <os-button type="submit" value="kept">
          {props.controls.words}
        </os-button>
      </form>
    </os-dialog>
    <os-table on:os-sort={(event) => props.hear(event, 'table')}>
      <table>
        <thead>
          <tr>
            <th scope="col" data-sort="name">
              <button>Name</button>
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={props.controls.options}>
            {(option) => (
              <tr>
                <td>{option}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </os-table>
  </>
)

const App = (props) => (
  <>
    <For each={props.state.keys}>{(key) => <Path id={key} state={props.state} hear={props.hear} />}</For>
    <os-brand-card>
      <p>{props.state.fallback}</p>
    </os-brand-card>
    <Show when={props.state.controls}>
      <Controls controls={props.state.controls} hear={props.hear} />
    </Show>
  </>
)

export function start(place, first, hear) {
  const [state, setState] = createSignal(first)
  const stop = render(() => <App state={state()} hear={hear} />, place)
  return { show: (next) => setState(next), stop }
}
