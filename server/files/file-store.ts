/** Where the bytes of files are. It knows no names, types and people: server/documents does. */
export interface FileStore {
  /** Stands with each file that it has, so that a portal which moves to another store still finds the older ones. */
  name: string
  /** The same file may be written again. */
  write(id: string, bytes: Uint8Array): Promise<void>
  /** @throws Refusal where the store is away or has lost it */
  read(id: string): Promise<ReadableStream<Uint8Array>>
  /** One that is not there is fine. */
  remove(id: string): Promise<void>
}
