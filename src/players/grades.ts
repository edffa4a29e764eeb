/** How strong a player is: the share of turns in which it slips where a slip is possible, before the end comes near. */
export interface Grade {
  readonly id: GradeId;
  readonly title: string;
  readonly slips: number;
}

export const gradeIds = ["beginner", "casual", "steady", "expert", "perfect"] as const;
export type GradeId = (typeof gradeIds)[number];

export const grades: { readonly [Id in GradeId]: Grade } = {
  beginner: { id: "beginner", title: "Beginner", slips: 0.6 },
  casual: { id: "casual", title: "Casual", slips: 0.35 },
  steady: { id: "steady", title: "Steady", slips: 0.15 },
  expert: { id: "expert", title: "Expert", slips: 0.04 },
  perfect: { id: "perfect", title: "Perfect", slips: 0 },
};
