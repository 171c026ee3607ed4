import type { KnownError } from '../../../miniapps/domain/documentation/known-error.ts'

interface AuthorMessage {
  code: string
  /** The file that says it; a test looks for the words there. */
  file: string
  text: string
  advice: string
}

/** Told to authors of mini-apps in the console or in the developers' panel: always in English. */
export const AUTHOR_MESSAGES: readonly AuthorMessage[] = [
  {
    code: 'author.entry-left-out',
    file: 'shell/contract/faulty-entry.ts',
    text: 'Mini-app {name} was left out: {problems}',
    advice:
      'The entry of the mini-app has a fault, and the rest of the portal works without it. Each sentence names the field, its value and the nearest right one. Correct the entry where it is registered, then reload the page.',
  },
  {
    code: 'author.entry-field-missing',
    file: 'shell/config/entry-checks.ts',
    text: '"{field}" is missing.',
    advice: 'Add the field. Every entry has key, title, routes, and either script or frame.',
  },
  {
    code: 'author.entry-key-taken',
    file: 'shell/config/configured-apps.ts',
    text: '"key" is taken: there is a mini-app "{key}" already.',
    advice: 'Give the mini-app another key. Of two entries with the same key the first one counts.',
  },
  {
    code: 'author.entry-route-taken',
    file: 'shell/config/configured-apps.ts',
    text: '"routes.{index}" is "{route}", which belongs to another mini-app or page.',
    advice: 'Choose another path: one that no app of the portal and no earlier entry has.',
  },
  {
    code: 'author.entry-script-or-frame',
    file: 'shell/config/entry-checks.ts',
    text: '"frame" and "script" exclude each other.',
    advice: 'Keep script for an app that runs in the page, or frame for one that is not trusted.',
  },
  {
    code: 'author.no-element',
    file: 'shell/lifecycle/element-of.ts',
    text: 'Mini-app {key} is broken: its script was loaded but exports no element class as default',
    advice:
      'Export a class that extends HTMLElement as default, or export tag with the name of an element that the script registers. The preset of Vite does so.',
  },
  {
    code: 'author.tag-not-registered',
    file: 'shell/lifecycle/element-of.ts',
    text: 'Mini-app {key} is broken: it exports the tag "{tag}" but has not registered it',
    advice: 'Call customElements.define with that name before the module has ended.',
  },
  {
    code: 'author.hook-no-function',
    file: 'shell/lifecycle/hooks.ts',
    text: 'Mini-app {key} is broken: its export "{phase}" is neither a function nor an array of functions',
    advice:
      'bootstrap, mount, update, unmount and unload are functions, or lists of them. Rename another export.',
  },
  {
    code: 'author.hook-no-promise',
    file: 'shell/lifecycle/hooks.ts',
    text: 'Mini-app {key} is broken: its {phase} hook did not return a promise',
    advice: 'Make the hook async, or return a promise that ends when the phase is over.',
  },
  {
    code: 'author.left-behind',
    file: 'shell/lifecycle/leaks/leak-report.ts',
    text: 'Mini-app {app} left behind after its unmount: {list}',
    advice:
      'Remove each listener, timer, observer and style in the list when the element is disconnected; portal.signal is aborted then, and listeners take it as their signal.',
  },
  {
    code: 'author.event-not-allowed',
    file: 'shell/events/accept.ts',
    text: 'Mini-app {app} may not send "{event}"',
    advice: 'Name the event in allowedEvents of the entry, if the portal is to follow it.',
  },
  {
    code: 'author.event-malformed',
    file: 'shell/events/accept.ts',
    text: 'Mini-app {app} sent "{event}" with a malformed payload ({where}: {why})',
    advice: 'Compare the payload with MiniAppEvents, which @agency-os/mini-app has the types of.',
  },
  {
    code: 'author.event-unknown',
    file: 'shell/events/accept.ts',
    text: 'Mini-app {app} sent an unknown event "{event}"',
    advice: 'Look for a misspelt name: the contract lists the events that the portal knows.',
  },
  {
    code: 'author.api-not-granted',
    file: 'shell/lifecycle/make-portal.ts',
    text: 'Mini-app {key} asked the API {api} without a token, for it is not granted it: its entry names in "apis" what it may ask',
    advice:
      'Add the name of the API to apis of the entry. A framed app may call no other address through the portal.',
  },
  {
    code: 'author.asked-after-left',
    file: 'shell/lifecycle/make-portal.ts',
    text: 'Mini-app {app} asked for "{path}" after it was left',
    advice: 'After an await, ask portal.signal.aborted before going on: the person is somewhere else by now.',
  },
  {
    code: 'author.policy',
    file: 'shell/reactions/policy-reports.ts',
    text: "Mini-app {key} does what production's policy stops ({directive}: {address}).",
    advice:
      'The sentence goes on with the remedy. Origins, frames, workers, WebAssembly and further Trusted Types policies are asked for in needs of the entry.',
  },
]

export const authorErrors = (): readonly KnownError[] =>
  AUTHOR_MESSAGES.map(({ code, text, advice }) => ({ code, group: 'author', text, advice }))
