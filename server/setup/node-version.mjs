/** Whether a version of Node is in the range of package.json, which knows `^` and `>=` with three numbers, and `||`. */
export function fitsNode(version, range) {
  const [major, minor] = version.split('.').map(Number)
  return range.split(' || ').some((part) => {
    const [fromMajor, fromMinor] = part.replace(/^\D+/, '').split('.').map(Number)
    return major === fromMajor ? minor >= fromMinor : major > fromMajor && part.startsWith('>=')
  })
}

/** `^20.19.0 || >=26.0.0` as people say it: `20.19, 26 or newer`. */
export const inWords = (range) =>
  `${range.replace(/\^|>=|(\.0)+(?= |$)/g, '').replaceAll(' || ', ', ')} or newer`
