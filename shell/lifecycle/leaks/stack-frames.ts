/** The addresses in a stack, with line and column, the innermost first. */
export function framesOf(stack = ''): string[] {
  return stack.split('\n').flatMap((line) => /\(?((?:https?:|native )[^\s)]*)\)?$/.exec(line)?.[1] ?? [])
}

/** What tells a mini-app's files from all others in a stack: its folder where it has one of its own, else its file. */
export function folderOrFile(script: string): string {
  const { pathname, origin } = new URL(script, location.origin)
  const isFolder = /\/index\.[a-z]+$/.test(pathname) || origin !== location.origin
  return origin + (isFolder ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname)
}

/** The file alone, which tells two mini-apps of one folder apart. */
export function fileOf(script: string): string {
  const { pathname, origin } = new URL(script, location.origin)
  return origin + pathname
}
