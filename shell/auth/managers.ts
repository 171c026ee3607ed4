import { AuthError } from './auth-error.ts'
import { callbackParameters } from './callback-parameters.ts'
import { configurations } from './configuration.ts'
import type { AuthConfiguration } from './configuration.ts'
import { followRules } from './configuration-rules.ts'
import { createLog } from './log.ts'
import type { Log } from './log.ts'
import { Manager } from './manager.ts'

export const logOf = ({ configId, logLevel }: AuthConfiguration): Log => createLog(configId, logLevel)

/** One manager for each configuration; built when first asked for. */
export class Managers {
  readonly #configurations: readonly AuthConfiguration[]
  readonly #built = new Map<string, Manager>()
  readonly #accepted: boolean

  constructor(all: readonly AuthConfiguration[] = configurations()) {
    this.#configurations = all
    this.#accepted = followRules(all, logOf)
  }

  /**
   * The manager of a configuration; of the first one when none is named.
   * @throws AuthError when the configurations broke a rule or none has that id
   */
  of(configId?: string): Manager {
    const [first] = this.#configurations
    if (!first) throw new AuthError('Please provide at least one configuration before setting up the module')
    if (!this.#accepted) throw new AuthError('Validation of config rejected with errors. Config is NOT set.')
    const configuration =
      configId === undefined ? first : this.#configurations.find((each) => each.configId === configId)
    if (!configuration) throw new AuthError(`could not find matching config for id ${configId}`)
    return this.#build(configuration)
  }

  /** The manager whose sign-in this callback answers; without a stored state the first one says what is wrong. */
  forCallback(url: string): Manager {
    const id = callbackParameters(url).get('state')
    const started = id ? startedBy(id) : null
    if (!started) return this.of()
    const { authority, client_id } = started
    const match = this.#configurations.find(
      (each) => each.authority === authority && each.clientId === client_id,
    )
    if (!match) throw new AuthError(`could not find matching config for state ${id}`, 'StatesDoNotMatch')
    return this.of(match.configId)
  }

  #build(configuration: AuthConfiguration): Manager {
    const known = this.#built.get(configuration.configId)
    if (known) return known
    const manager = new Manager(configuration, logOf(configuration))
    this.#built.set(configuration.configId, manager)
    return manager
  }
}

function startedBy(state: string): { authority?: string; client_id?: string } | null {
  try {
    return JSON.parse(localStorage.getItem(`oidc.${state}`) ?? 'null') as {
      authority?: string
      client_id?: string
    } | null
  } catch {
    return null
  }
}
