import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, type ApplicationRef } from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import type { Hear, Start, State } from './state.ts'

class App {
  readonly state = signal<State>({ keys: [] })
  hear: Hear = () => undefined
}

// the decorator by hand: what strips types from this script knows none
Component({
  selector: 'angular-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @for (key of state().keys; track key) {
      <os-breadcrumbs
        [id]="key"
        client="Norvane"
        country="GB"
        brand="Tom &amp; &quot;Jerry&quot; &lt;é&gt;"
        section="Audits"
        [attr.text]="state().text"
        [app]="state().app"
        [attr.hide-section]="state().hidden"
        [selectable]="state().selectable"
        [details]="state().details"
        (os-breadcrumb-select)="state().listening && hear($event, state().app)"
      />
    }
    <os-brand-card>
      <p>{{ state().fallback }}</p>
    </os-brand-card>
    @if (state().controls; as controls) {
      <form>
        <os-field
          name="text"
          [label]="controls.words"
          [value]="controls.value"
          (input)="hear($event, $event.target.value)"
        />
        <os-select
          name="choice"
          label="Choice"
          [value]="controls.choice"
          (change)="hear($event, $event.target.value)"
        >
          @for (option of controls.options; track option) {
            <option [value]="option">{{ option }}</option>
          }
        </os-select>
        <os-checkbox name="yes" [checked]="controls.isOn" (change)="hear($event, '' + $event.target.checked)">
          {{ controls.words }}
        </os-checkbox>
        <os-button type="submit" [disabled]="!controls.isOn">{{ controls.words }}</os-button>
      </form>
      <os-notice heading="Notice">{{ controls.words }}</os-notice>
      <os-dialog heading="Dialog" [open]="controls.isOpen" (close)="hear($event, $event.target.returnValue)">
        <form method="dialog">
          <os-button type="submit" value="kept">{{ controls.words }}</os-button>
        </form>
      </os-dialog>
      <os-table (os-sort)="hear($event, 'table')">
        <table>
          <thead>
            <tr>
              <th scope="col" data-sort="name"><button>Name</button></th>
            </tr>
          </thead>
          <tbody>
            @for (option of controls.options; track option) {
              <tr>
                <td>{{ option }}</td>
              </tr>
            }
          </tbody>
        </table>
      </os-table>
    }
  `,
})(App)

export const start: Start = (place, first, hear) => {
  const host = place.appendChild(document.createElement('angular-app'))
  let latest = first
  let shown: { app: App; application: ApplicationRef } | undefined
  void createApplication().then((application) => {
    const app = application.bootstrap(App, host).instance
    app.hear = hear
    app.state.set(latest)
    shown = { app, application }
  })
  return {
    show(state) {
      latest = state
      shown?.app.state.set(state)
    },
    stop: () => shown?.application.destroy(),
  }
}
