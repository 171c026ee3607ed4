import { entryOf } from '../../../../shell/catalogue/entries.ts'
import type { MiniAppContext, MiniAppElement, MiniAppRoute } from '../../../../shell/contract/mini-app.ts'
import type { MiniAppModule } from '../../../../shell/contract/mini-app-module.ts'
import { overlayRootFor } from '../../../../shell/frame/overlay-root.ts'
import { createElement, tagOf } from '../../../../shell/lifecycle/element-of.ts'
import { makePortal } from '../../../../shell/lifecycle/make-portal.ts'
import { Phases } from '../../../../shell/lifecycle/phases.ts'
import { setProperties } from '../../../../shell/lifecycle/properties.ts'
import type { Twins } from './page-api.ts'
import { rest } from './rest.ts'
import { shownIn } from './shown-in.ts'

interface Twin {
  element: MiniAppElement
  /** The value that only this instance gets. */
  names: readonly string[]
  text(): string
  end(): Promise<void>
}

/** Two elements at once, as a page has them that shows the mini-app twice. */
export async function twinsOf(
  key: string,
  module: MiniAppModule,
  context: MiniAppContext,
  route: MiniAppRoute,
): Promise<Twins> {
  try {
    const first = await makeTwin(key, module, context, route, 'Alderwick', 'Brambleby')
    const second = await makeTwin(key, module, context, route, 'Cinderford', 'Dunmorrow')
    await rest(() => first.text() + second.text())
    const before = first.text()
    const mixed = [...namesIn(second, first), ...namesIn(first, second)]
    await second.end()
    await rest(first.text)
    const after = first.text()
    await first.end()
    return { failure: '', mixed, before, after }
  } catch (error) {
    return {
      failure: error instanceof Error ? error.message : String(error),
      mixed: [],
      before: '',
      after: '',
    }
  }
}

const namesIn = (one: Twin, other: Twin): string[] => other.names.filter((name) => one.text().includes(name))

async function makeTwin(
  key: string,
  module: MiniAppModule,
  world: MiniAppContext,
  route: MiniAppRoute,
  person: string,
  brand: string,
): Promise<Twin> {
  const phases = new Phases(key, module)
  const context: MiniAppContext = Object.freeze({
    ...world,
    user: world.user && Object.freeze({ ...world.user, firstname: person }),
    workspace: world.workspace && Object.freeze({ ...world.workspace, name: brand }),
  })
  const over = new AbortController()
  const element = createElement(tagOf(key, module))
  const portal = makePortal(entryOf(key)!, () => element, overlayRootFor(over.signal), over.signal, context)
  document.body.append(setProperties(element, { context, route, portal }))
  await phases.run('mount', element)
  return {
    element,
    names: [person, brand],
    text: () => shownIn([element]).text,
    async end() {
      over.abort()
      await phases.run('unmount', element)
      element.remove()
    },
  }
}
