declare module '*.json?keys' {
  const keys: readonly string[]
  export default keys
}
