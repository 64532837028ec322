/** The kažun's lines, 290 wide with its foot at 474: the hero shows it in ink and paper, the age gate as light in the dark. */
export const HUT = {
  shade: "M440 474q130-24 290 2-140 22-290-2",
  wall: "M468 472l6-92h194l8 92z",
  courses: "M470 406q100 16 204 0M468 428q104 16 206 0M466 450q100 14 210 0",
  joints: "M476 396q90 14 196 0M492 422q80 16 182 0M476 444q90 14 190 0M490 464q90 10 186 0",
  /** Shade that runs out along the courses. */
  corner:
    "M671 394l-24 1 24 2zM671 400l-34 1 34 2zM672 413l-30 1 30 2zM672 419l-38 1 38 2zM673 435l-26 1 26 2zM673 441l-36 1 36 2zM674 456l-32 1 32 2zM674 462l-40 1 40 2z",
  roof: "M442 388q44-102 110-150l8-22h24l8 22q60 48 108 150-120 22-258 0z",
  door: "M544 474l3-50q24-22 47 0l4 50z",
  roofCourses: "M548 246q24 10 50 0M524 274q48 16 96 0M500 302q70 20 144 0M478 332q90 24 188 0M458 362q110 24 228 0",
  roofJoints: "M558 262h20M534 291q40 10 80 0M528 320q50 10 100 0M490 350q90 20 160 0M484 382q90 12 190 0",
} as const;
