/** One of the product's own scripts, loaded by its address when it is needed; undefined when it cannot be had. */
export async function loadAsset<Script>(address: string): Promise<Script | undefined> {
  try {
    return (await import(/* @vite-ignore */ address)) as Script
  } catch {
    return undefined
  }
}
