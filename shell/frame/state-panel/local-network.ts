/** A device's own servers, or those of the network around it: browsers ask before a page of the internet reaches them. */
export type LocalTarget = 'device' | 'network'

const DEVICE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
const NETWORK =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|.+\.local|\[f(c|d|e[89ab])[\da-f]*:.*\])$/

const CLOSENESS = { internet: 0, network: 1, device: 2 } as const

function placeOf(address: string): keyof typeof CLOSENESS {
  const hostname = URL.parse(address)?.hostname ?? ''
  if (DEVICE.test(hostname)) return 'device'
  return NETWORK.test(hostname) ? 'network' : 'internet'
}

/** Set where the browser may ask, because the address is closer to the device than the page is. */
export function localTarget(address: string, page: string): LocalTarget | undefined {
  const place = placeOf(address)
  return place !== 'internet' && CLOSENESS[place] > CLOSENESS[placeOf(page)] ? place : undefined
}

/** Chromium's names; the last is of its versions before 145. */
const PERMISSIONS: Readonly<Record<LocalTarget, readonly string[]>> = {
  device: ['loopback-network', 'local-network-access'],
  network: ['local-network', 'local-network-access'],
}

/** Whether the person has once answered no; false in browsers that know no such permission. */
export async function isDenied(target: LocalTarget): Promise<boolean> {
  const states = PERMISSIONS[target].map((name) =>
    navigator.permissions.query({ name: name as PermissionName }).then(
      ({ state }) => state,
      () => undefined,
    ),
  )
  return (await Promise.all(states)).includes('denied')
}
