import { computed } from 'nanostores'
import { entryOf } from '../catalogue/entries.ts'
import { CONFIG } from '../config/environment.ts'
import { SUPPORT_WIDGET_POLL_MS } from '../config/limits.ts'
import {
  DEFAULT_SUPPORT_COLOR,
  OTHER_SUPPORT_AREA,
  SUPPORT_AREAS,
  SUPPORT_LABEL,
  SUPPORT_LOCALE,
  supportAreaOf,
} from '../config/support-areas.ts'
import { $mountedApp } from '../stores/app-status.ts'
import { sameValue } from '../stores/kit/same-value.ts'
import { offerOwnCommands } from '../stores/own-commands.ts'
import { $tenant } from '../stores/tenant.ts'
import { $users } from '../stores/users.ts'
import { cornerOfPage } from './corner.ts'
import { loadAsset } from './load-asset.ts'
import { submitJson } from './submit-json.ts'

/** What the widget's script leaves in `globalThis.osSupportWidget`. */
export interface SupportWidget {
  show(settings: SupportSettings): void
  /** Opens the form; a widget of another maker may not offer it. */
  open?(): void
  hide(): void
}

export interface SupportSettings {
  key: string
  locale: string
  label: string
  color: string
  root: Element
  fields: readonly SupportField[]
  submit(values: Record<string, string>): Promise<void>
}

interface SupportField {
  name: 'email' | 'name' | 'appType' | 'productArea'
  label: string
  kind: 'email' | 'text' | 'choice'
  value: string
  readOnly?: boolean
  options?: readonly string[]
}

/** A script that has not shown up after this many looks will not. */
const MOST_POLLS = 100

type Wanted = Readonly<Record<'app' | 'key' | 'email' | 'name' | 'color', string>>

const $wanted = computed([$mountedApp, $users, $tenant], (app, { myself }, { mainColor }): Wanted | null => {
  const key = CONFIG.supportWidgetKeys[app]
  if (!key || !CONFIG.support || !myself) return null
  const { email, firstname, lastname } = myself
  return {
    app,
    key,
    email,
    name: `${firstname} ${lastname}`.trim(),
    color: mainColor || DEFAULT_SUPPORT_COLOR,
  }
})

/** Shows the widget of the mounted app, and each next one's; what is returned takes it away. */
export function showSupportWidget(): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  let shown: SupportWidget | undefined
  let last: Wanted | null = null
  const stop = $wanted.subscribe(follow)
  return () => {
    stop()
    follow(null)
  }

  function follow(wanted: Wanted | null): void {
    if (sameValue(wanted, last)) return // what somebody is writing in the form stays
    last = wanted
    clearInterval(polling)
    shown?.hide()
    shown = undefined
    offerOwnCommands('support', [])
    if (wanted) show(wanted)
  }

  function show(wanted: Wanted): void {
    void loadAsset(CONFIG.support?.script ?? '/assets/support-widget.js')
    let polls = 0
    polling = setInterval(() => {
      const widget = widgetHere()
      if (!widget && ++polls < MOST_POLLS) return
      clearInterval(polling)
      shown = widget
      if (widget) begin(widget, wanted)
      else
        console.warn(
          `The support widget of mini-app ${wanted.app} did not appear within ${MOST_POLLS * SUPPORT_WIDGET_POLL_MS} ms`,
        )
    }, SUPPORT_WIDGET_POLL_MS)
  }

  function begin(widget: SupportWidget, wanted: Wanted): void {
    widget.show(settingsFor(wanted))
    if (widget.open)
      offerOwnCommands('support', [
        {
          id: 'contact-support',
          title: SUPPORT_LABEL,
          hint: 'Help',
          inHelp: true,
          run: () => widget.open?.(),
        },
      ])
  }
}

function widgetHere(): SupportWidget | undefined {
  return (globalThis as { osSupportWidget?: SupportWidget }).osSupportWidget
}

function settingsFor({ app, key, email, name, color }: Wanted): SupportSettings {
  return {
    key,
    locale: SUPPORT_LOCALE,
    label: SUPPORT_LABEL,
    color,
    root: cornerOfPage(),
    fields: fieldsFor(app, email, name),
    submit: (values) => submitJson(CONFIG.support!.url, { key, app, ...values }),
  }
}

/** Spec section 5: name and email are read-only. */
function fieldsFor(app: string, email: string, name: string): SupportField[] {
  const areas = [...SUPPORT_AREAS, OTHER_SUPPORT_AREA]
  return [
    { name: 'email', label: 'Email', kind: 'email', value: email, readOnly: true },
    { name: 'name', label: 'Name', kind: 'text', value: name, readOnly: true },
    { name: 'appType', label: 'App type', kind: 'text', value: entryOf(app)?.title ?? app },
    { name: 'productArea', label: 'Product area', kind: 'choice', value: supportAreaOf(app), options: areas },
  ]
}
