"""What is printed on the cards, noted down apart from the game's own table: the judges of the table test."""

PRINTED = """
first  mr_boggis : scroll place
first  mr_bent : scroll another
first  the_beggars_guild : scroll place
first  the_bank_of_ankh_morpork : scroll another
first  the_ankh_morpork_sunshine_dragon_sanctuary : scroll another
first  sergeant_angua : calm another
first  the_agony_aunts : assassinate $2 place
first  the_dysk : build scroll
first  the_duckman : scroll
first  drumknott : scroll
first  cmot_dibbler : scroll another
first  dr_cruces : assassinate $3
first  captain_carrot : place calm $1
first  mrs_cake : scroll $2 build
first  groat : place
first  gimlets_dwarf_delicatessen : $3 place
first  gaspode : interrupt
first  fresh_start_club : interrupt
first  foul_ole_ron : scroll another
first  the_fools_guild : scroll place
first  the_fire_brigade : scroll another
first  inigo_skimmer : assassinate $2
first  history_monks : scroll place
first  hex : scroll build
first  here_n_now : scroll another
first  harry_king : place scroll
first  hargas_house_of_ribs : $3 place
first  mr_gryle : assassinate $1
first  the_peeled_nuts : -
first  the_opera_house : build scroll
first  nobby_nobbs : scroll another
first  modo : scroll place
first  the_mended_drum : build $2
first  librarian : scroll
first  leonard_of_quirm : scroll
first  shonky_shop : scroll build
first  sacharissa_cripslock : scroll place
first  rosie_palm : place scroll
first  rincewind : event scroll another
first  the_royal_mint : build $5
first  queen_molly : place scroll
first  pink_pussycat_club : $3 another
first  zorgo_the_retro_phrenologist : scroll build
first  dr_whiteface : scroll place
first  wallace_sonky : interrupt
first  the_seamstresses_guild : scroll place
first  mr_pin_and_mr_tulip : assassinate $1
first  the_thieves_guild : scroll place
second sergeant_cheery_littlebottom : scroll calm
second otto_chriek : scroll build
second the_clacks : scroll $2 another
second sergeant_colon : calm place
second cosmo_lavish : scroll another
second the_dean : event scroll another
second hello : assassinate assassinate build
second burleigh_and_stronginthearm : scroll build
second the_bursar : event scroll another
second cable_street_particulars : scroll place
second canting_crew : scroll place
second carcer : scroll another
second the_chair_of_indefinite_studies : event scroll another
second sir_charles_lavatory : scroll build
second dorfl : scroll another
second sergeant_detritus : calm calm
second deep_dwarves : scroll another
second adora_belle_dearheart : scroll place build
second the_alchemists_guild : scroll build
second the_auditors : scroll
second buggy_swires : calm
second susan : interrupt
second sybil_vimes : $3 scroll
second mr_teatime : $3 assassinate another
second the_watch : build calm
second wee_mad_arthur : scroll
second william_de_worde : place scroll
second willikins : scroll
second archchancellor_ridcully : event scroll
second ruby : place build
second the_senior_wrangler : event scroll another
second mr_shine : scroll
second mr_slant : scroll build
second the_smoking_gnu : scroll another
second stanley : scroll place
second moist_von_lipwig : place $3 scroll another
second doctor_mossy_lawn : interrupt
second patricians_palace : build $4 place
second ponder_stibbons : event scroll
second the_post_office : scroll place
second reacher_gilt : scroll
second professor_of_recent_runes : event scroll another
second doctor_hix : event scroll another
second hobsonss_livery_stable : scroll build
second hubert : scroll place
second igor : interrupt
second the_luggage : assassinate scroll
second the_mob : scroll place another
second lord_downey : assassinate $3 build
second dwarves : place place
second edward_d_eath : assassinate $3 build
second errol : scroll another
second gargoyles : scroll build
"""

AREAS = """
 1 dolly_sisters 6 river 2 3 12
 2 unreal_estate 18 river 1 3 4 10 11 12
 3 dragons_landing 12 dry 1 2 4
 4 small_gods 18 river 2 3 5 6 10
 5 the_scours 6 river 4 6 7 8 10
 6 the_hippo 12 dry 4 5 7
 7 the_shades 6 river 5 6 8
 8 dimwell 6 river 5 7 9
 9 longwall 12 river 8 10 11
10 isle_of_gods 12 river 2 4 5 9 11
11 seven_sleepers 18 river 2 9 10 12
12 nap_hill 12 river 1 2 11
"""
