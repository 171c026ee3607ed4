/** Bytes of files, in pieces: no statement is large, and others have their turn between two. */
export interface FilePiece {
  file_id: string
  position: number
  bytes: Uint8Array
}

declare module '../db/schema.ts' {
  interface Database {
    file_piece: FilePiece
  }
}
