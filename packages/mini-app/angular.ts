import {
  createComponent,
  ErrorHandler,
  reflectComponentType,
  type EnvironmentProviders,
  type Provider,
  type Type,
} from '@angular/core'
import { createApplication, ɵSharedStylesHost as SharedStylesHost } from '@angular/platform-browser'
import { takeStyles } from './take-styles.ts'
import {
  miniAppElement,
  type MiniAppClass,
  type MiniAppOptions as Options,
  type MiniAppProps,
} from './mini-app-element.ts'

export type { MiniAppProps }

export interface MiniAppOptions extends Options {
  /** As of `bootstrapApplication`, such as `provideHttpClient()`. */
  providers?: (Provider | EnvironmentProviders)[]
}

/**
 * A mini-app of a standalone Angular component: `export default defineMiniApp(App)`. Those of `context`,
 * `route` and `portal` that it declares as inputs it is given.
 */
export function defineMiniApp(
  component: Type<unknown>,
  { providers = [], ...options }: MiniAppOptions = {},
): MiniAppClass {
  const inputs = new Set(reflectComponentType(component)?.inputs.map(({ templateName }) => templateName))
  return miniAppElement(async (root, props, fail) => {
    const host = document.createElement('div')
    root.append(host)
    const app = await createApplication({
      providers: [{ provide: ErrorHandler, useValue: { handleError: fail } }, ...providers],
    })
    const removeStyles = takeStyles(app.injector.get(SharedStylesHost), root)
    const drawn = createComponent(component, { hostElement: host, environmentInjector: app.injector })
    const update = (now: MiniAppProps) => {
      for (const [name, value] of Object.entries(now)) if (inputs.has(name)) drawn.setInput(name, value)
      app.tick()
    }
    app.attachView(drawn.hostView)
    update(props)
    const end = () => {
      app.destroy()
      removeStyles()
      host.remove()
    }
    return { update, end }
  }, options)
}
