/** A wrong setting: the message is one sentence for whoever starts the server, shown without a stack trace. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
