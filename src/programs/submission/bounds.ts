const MiB = 1024 * 1024;

/** What a submission may be, whether it comes as a folder, a file or an archive. */
export interface SubmissionBounds {
  /** Of the archive itself. */
  readonly archive: number;
  readonly files: number;
  readonly folders: number;
  /** All files together, counted while they are read. */
  readonly size: number;
}

export const usualBounds: SubmissionBounds = { archive: 5 * MiB, files: 200, folders: 400, size: 20 * MiB };
